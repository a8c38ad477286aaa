const themeKey = 'foreglow-radar-theme';

/**
 * Restores the theme that the reader has chosen before, unless the page was requested in a certain theme. Runs before
 * anything is shown.
 */
export function restoreTheme(): void {
  const { dataset } = document.documentElement;
  const chosen = remembered();
  if (!dataset.theme && (chosen === 'light' || chosen === 'dark')) dataset.theme = chosen;
}

/** Lets the button switch between light and dark, starting from the current theme. */
export function switchTheme(button: HTMLElement | null): void {
  button?.addEventListener('click', () => {
    const { dataset } = document.documentElement;
    const isDark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    dataset.theme = isDark ? 'light' : 'dark';
    remember(dataset.theme);
  });
}

// A page in a frame, or opened from a disk, may not be allowed to store anything.
function remembered(): string | null {
  try {
    return localStorage.getItem(themeKey);
  } catch {
    return null;
  }
}

function remember(theme: string): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // The choice is lost when the page is left.
  }
}
