import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './app/boot.ts';
import { StartFailed } from './app/screens/start-failed.tsx';
import './ui/styles/index.css';

const root = createRoot(document.getElementById('root') as HTMLElement);

boot().then(
  ({ client, router }) =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  () => root.render(<StartFailed />),
);
