export { Modal } from '../ui/dialog.tsx';
