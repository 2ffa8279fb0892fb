import './style/tokens.css';
import './style/base.css';
import './style/shell.css';
import './style/tiles.css';
import './style/finder.css';
import './style/results.css';
import './style/pages.css';
import './style/play.css';
import './style/modal.css';
import './style/table.css';
import './style/seats.css';
import './style/felt.css';
import './style/record.css';
import './style/online.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App, viewOf } from './app.tsx';
import { language, t } from './language.ts';
import { path } from './route.ts';

effect(() => {
  document.documentElement.lang = language.value;
  document.title = viewOf(path.value).title(t());
});

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');
render(<App />, root);
