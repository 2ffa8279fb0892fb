export { NotFound as LearnPage } from '../pages/not-found.tsx';
