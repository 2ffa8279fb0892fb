export { AskDialog } from '../ui/dialog.tsx';
