// Renders the test app to HTML.
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

/** The app as HTML. */
export const render = () => renderToString(<App />);
