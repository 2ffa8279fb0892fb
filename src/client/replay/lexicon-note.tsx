import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LexiconStamp } from '../../notation/recorded-table.ts';
import { isDictionaryName } from '../../shared/dictionaries.ts';
import { t } from '../base/texts.ts';
import { Notice } from '../ui/notice.tsx';
import { readManifest } from '../words/read-manifest.ts';

/** Says so where a game was played with other words than those there are today; the game itself is the same. */
export const LexiconNote = ({ lexicon: { name, sha256 } }: { readonly lexicon: LexiconStamp }) => {
  const differs = useSignal(false);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const { dictionaries } = await readManifest();
      differs.value = !isDictionaryName(name) || dictionaries[name].sha256 !== sha256;
    };
    // Without a network nobody can say.
    look().catch(() => {});
  }, [name, sha256]);
  return differs.value ? <Notice>{t().replay.otherWords(name)}</Notice> : null;
};
