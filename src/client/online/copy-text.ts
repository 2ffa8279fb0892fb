/** Puts a text on the clipboard; whether that worked: without https, or without leave, it does not. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
