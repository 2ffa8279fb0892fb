/** Nobody's seat: for those who only watch, and between two who share a device. */
export const NO_SEAT = -1;
