/** Whether fingers are what points here: a text field that takes the focus by itself would raise the keyboard over what is to be read. */
export const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;
