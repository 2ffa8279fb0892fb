/** What something gives, or something else where it throws. */
export const attempt = <T, Else>(act: () => T, otherwise: Else): T | Else => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};
