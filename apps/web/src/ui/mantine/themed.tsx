import { DEFAULT_THEME, MantineContext, MantineThemeContext, type MenuProps, mergeMantineTheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import './styles.ts';

/** At least three items of a menu are shown, in pixels. */
const smallestHeight = 120;

const theme = mergeMantineTheme(DEFAULT_THEME, {
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
        checkIcon: <IconCheck size={15} stroke={1.8} />,
        // Rendered next to its button, a menu stays in the same landmark of the page.
        withinPortal: false,
        floatingStrategy: 'fixed',
        // A menu that is higher than the room on the screen scrolls.
        middlewares: {
          size: {
            padding: 8,
            apply: ({ availableHeight, elements }) => {
              elements.floating.style.maxHeight = `${Math.max(availableHeight, smallestHeight)}px`;
            },
          },
        },
      } satisfies Partial<MenuProps>,
    },
    Popover: {
      defaultProps: { shadow: 'none', offset: 6, transitionProps: { duration: 120, transition: 'fade-down' } },
    },
  },
});

const context = {
  colorScheme: 'auto',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
} as const;

/**
 * Provides our theme to the components of Mantine inside it, which throw without one. It is around each menu, panel and
 * dialog instead of the whole application, so that screens without them do not load Mantine. Mantine's provider would
 * also set the colour scheme, which lib/browser does, and define colours, which mantine.css does.
 */
export const Themed = ({ children }: { children: ReactNode }) => (
  <MantineContext value={context}>
    <MantineThemeContext value={theme}>{children}</MantineThemeContext>
  </MantineContext>
);
