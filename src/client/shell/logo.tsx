/** Our mark: a W tile with its three pips. */
export const Logo = () => (
  <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
    <rect fill="var(--tile-edge)" x="2" y="4" width="28" height="27" rx="6" />
    <rect
      fill="var(--tile-face)"
      stroke="var(--tile-edge)"
      stroke-width="0.75"
      x="2"
      y="1"
      width="28"
      height="27"
      rx="6"
    />
    <path
      fill="none"
      stroke="var(--tile-ink)"
      stroke-width="3"
      stroke-linecap="round"
      stroke-linejoin="round"
      d="M7.5 7l4 12L16 9l4.5 10 4-12"
    />
    <g fill="#0c6148">
      <circle cx="11" cy="24" r="1.7" />
      <circle cx="16" cy="24" r="1.7" />
      <circle cx="21" cy="24" r="1.7" />
    </g>
  </svg>
);
