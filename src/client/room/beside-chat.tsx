import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { into } from '../base/into.ts';
import { ChatPanel } from './chat-panel.tsx';
import { useRoom } from './online-table.ts';

/** From here on there is room for the chat beside the page. */
const WIDE = '(width >= 70rem)';

const useWide = (): boolean => {
  const isWide = useSignal(matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const look = (): void => into(isWide)(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return isWide.value;
};

type BesideProps = { readonly table: TableMirror; readonly children: ComponentChildren };

/** A page of the table with its chat: beside it where there is room, and else a sheet that a tool opens. */
export const BesideChat = ({ table, children }: BesideProps) => {
  const { dock } = useRoom().chat;
  const isWide = useWide();
  useLayoutEffect(() => (isWide ? dock() : undefined), [isWide]);
  return (
    <div class="beside-chat">
      <div>{children}</div>
      <ChatPanel table={table} />
    </div>
  );
};
