const themeKey = 'foreglow-radar-theme';

/** Takes the theme the reader has chosen before, unless the page was asked for in one. Runs before anything is shown. */
export function restoreTheme(): void {
  const { dataset } = document.documentElement;
  const chosen = remembered();
  if (!dataset.theme && (chosen === 'light' || chosen === 'dark')) dataset.theme = chosen;
}

/** Has the button switch between light and dark, from what is shown now. */
export function switchTheme(button: HTMLElement | null): void {
  button?.addEventListener('click', () => {
    const { dataset } = document.documentElement;
    const isDark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    dataset.theme = isDark ? 'light' : 'dark';
    remember(dataset.theme);
  });
}

// A page in a frame, or from a disk, may not be allowed to keep anything.
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
    // It holds until the page is left.
  }
}
