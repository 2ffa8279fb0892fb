import { Icon } from '../ui/icon.tsx';

/** Stands for somebody without a face: a person by no name, or a bot. */
export const NoFace = ({ icon }: { readonly icon: 'bots' | 'alone' }) => (
  <span class="face face-none centre" aria-hidden="true">
    <Icon name={icon} />
  </span>
);
