// The components of `src/ui` in every state, for those who change them: `npm run dev`, then /components/. The address
// chooses: `?scheme=dark`, `?theme=coast`. It is not part of the build.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import coast from '../../../themes/coast/theme.json';
import { insideTexts } from '../src/app/inside-texts.ts';
import { knowTexts, loadTexts } from '../src/app/texts.ts';
import { startI18n } from '../src/lib/i18n/i18n.ts';
import '../src/ui/styles/index.css';
import { Components } from './components.tsx';

const chosen = new URLSearchParams(location.search);
const scheme = chosen.get('scheme') === 'dark' ? 'dark' : 'light';

/** Shows the colours of a theme, as its stylesheet does in the product. */
function wear(theme: typeof coast): void {
  const { style } = document.documentElement;
  for (const [token, color] of Object.entries(theme[scheme])) style.setProperty(`--${token}`, color);
  for (const [at, name] of ['amber', 'rose', 'indigo'].entries()) {
    style.setProperty(`--dawn-${name}`, theme.dawn[at] ?? null);
  }
}

document.documentElement.dataset.mantineColorScheme = scheme;
if (chosen.get('theme') === 'coast') wear(coast);
knowTexts(insideTexts);
await startI18n(loadTexts, ['ui', 'prose', 'filters']);
const router = createRouter({
  routeTree: createRootRoute({ component: Components }),
  history: createMemoryHistory(),
});
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
