/** Our mark: a W tile with its three pips. */
export const Logo = () => (
  <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
    <rect class="logo-edge" x="2" y="4" width="28" height="27" rx="6" />
    <rect class="logo-face" x="2" y="1" width="28" height="27" rx="6" />
    <path class="logo-letter" d="M7.5 7l4 12L16 9l4.5 10 4-12" />
    <g class="logo-pips">
      <circle cx="11" cy="24" r="1.7" />
      <circle cx="16" cy="24" r="1.7" />
      <circle cx="21" cy="24" r="1.7" />
    </g>
  </svg>
);
