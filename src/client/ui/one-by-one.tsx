import { type ComponentChildren, toChildArray } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Shows its parts from the first to the last, each once those before it have been painted: all at once would hold up the page. */
export const OneByOne = ({ children }: { readonly children: ComponentChildren }) => {
  const parts = toChildArray(children);
  const [shown, setShown] = useState(1);
  const isWhole = shown >= parts.length;
  useEffect(() => {
    if (!isWhole) setShown(shown + 1);
  }, [shown, isWhole]);
  return <>{parts.slice(0, shown)}</>;
};
