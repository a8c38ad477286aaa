import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './app/boot.ts';
import { StartFailed } from './app/screens/start-failed.tsx';
import './ui/styles/index.css';

const root = createRoot(document.getElementById('root') as HTMLElement);

async function start(): Promise<void> {
  const { client, router } = await boot();
  // As a transition it is drawn in small parts, and the page stays responsive.
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

// The scripts have just run: the browser may paint before the work goes on.
setTimeout(() => start().catch(() => root.render(<StartFailed />)));
