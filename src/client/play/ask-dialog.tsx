import { t } from '../language.ts';
import { Modal } from './modal.tsx';

type AskProps = {
  readonly heading: string;
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks once before something is given up; what keeps things as they are comes first. */
export const AskDialog = ({ heading, text, yes, onYes, onNo }: AskProps) => (
  <Modal heading={heading} onClose={onNo}>
    <p>{text}</p>
    <p class="modal-buttons">
      <button type="button" class="button" onClick={onNo}>
        {t().play.stay}
      </button>
      <button type="button" class="button button-quiet" onClick={onYes}>
        {yes}
      </button>
    </p>
  </Modal>
);
