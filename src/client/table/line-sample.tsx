/** Colours and dashes there are; more players begin again. */
const LOOKS = 8;

/** How the line of a seat looks in every chart. */
export const lineClass = (seat: number): string => `chart-line chart-line-${seat % LOOKS}`;

/** A piece of a seat's line, for a legend. */
export const LineSample = ({ seat }: { readonly seat: number }) => (
  <svg class="line-sample" width="28" height="6" viewBox="0 0 28 6" aria-hidden="true">
    <line class={lineClass(seat)} x1="0" x2="28" y1="3" y2="3" />
  </svg>
);
