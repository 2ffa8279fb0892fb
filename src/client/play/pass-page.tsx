export { NotFound as PassPage } from '../pages/not-found.tsx';
