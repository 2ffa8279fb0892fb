type SwitchProps = {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

/** On or off; the knob is a tile that turns into a wild. */
export const Switch = ({ label, hint, on, onChange }: SwitchProps) => (
  <label class="switch touch strong line">
    <input
      type="checkbox"
      role="switch"
      checked={on}
      aria-checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span class="switch-text breaks stack gap-0">
      {label}
      {hint !== undefined && <small>{hint}</small>}
    </span>
  </label>
);
