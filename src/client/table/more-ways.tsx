import type { ComponentChildren } from 'preact';
import { t } from '../base/texts.ts';
import { useFold } from './use-fold.ts';

/** Ways on that are not the obvious one: behind a button beside it, above which they open. */
export const MoreWays = ({ children }: { readonly children: ComponentChildren }) => {
  const { box, isOpen, toggle, onKeyDown } = useFold();
  return (
    <section ref={box} class="more-ways holder" aria-label={t().play.moreWays} onKeyDown={onKeyDown}>
      <button type="button" class="button button-quiet" aria-expanded={isOpen} onClick={toggle}>
        {t().play.moreWays}
      </button>
      {isOpen && <div class="more-list stack gap-3">{children}</div>}
    </section>
  );
};
