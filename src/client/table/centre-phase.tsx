import type { ComponentChildren } from 'preact';

type CentrePhaseProps = { readonly isList: boolean | undefined; readonly children: ComponentChildren };

/** What the phase is about, in the centre; a list scrolls within itself. */
export const CentrePhase = ({ isList = false, children }: CentrePhaseProps) =>
  isList ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div class="centre-phase centre-list" tabIndex={0}>
      {children}
    </div>
  ) : (
    <div class="centre-phase">{children}</div>
  );
