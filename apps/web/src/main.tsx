import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './app/boot.ts';
import { watchForTranslation } from './lib/browser/watch-translation.ts';
import './ui/styles/index.css';

const root = createRoot(document.getElementById('root') as HTMLElement);

async function start(): Promise<void> {
  watchForTranslation();
  const { client, router } = await boot();
  // A transition is rendered in small parts, which keeps the page responsive.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

// The scripts have just run: let the browser paint before the work continues.
setTimeout(() => start().catch(showFailure));

/** Shows the notice of index.html. */
function showFailure(): void {
  const language = document.documentElement.lang === 'de' ? 'de' : 'en';
  document.getElementById(`failed-${language}`)?.removeAttribute('hidden');
}
