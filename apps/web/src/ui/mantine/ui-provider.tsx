import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '../../lib/browser/index.ts';
import './styles.ts';

const theme = createTheme({
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)' },
  defaultRadius: 9,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Menu: {
      defaultProps: {
        shadow: 'none',
        offset: 6,
        transitionProps: { duration: 120, transition: 'fade-down' },
        // Mantine's placeholder for the initial focus is not a menu item, which is not allowed in a menu.
        withInitialFocusPlaceholder: false,
        // Rendered next to its button, a menu stays in the same landmark of the page.
        withinPortal: false,
        floatingStrategy: 'fixed',
      },
    },
    Popover: {
      defaultProps: { shadow: 'none', offset: 6, transitionProps: { duration: 120, transition: 'fade-down' } },
    },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 120 } } },
  },
});

/** Configures Mantine with our tokens. Its colours come from mantine.css, so it injects none. */
export function UiProvider({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
