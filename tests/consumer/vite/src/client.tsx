import '@fit-to-print/ui/components.css';
import '@fit-to-print/ui/fonts.css';
import './host.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

// Shows that an app outside this repository can hydrate the installed package.
hydrateRoot(document.querySelector('#root')!, <App />);
