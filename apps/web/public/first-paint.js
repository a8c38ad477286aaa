// Runs before the first paint, so that nobody who works in the dark is flashed with white, and the page's
// language is right for screen readers. It is a file of its own because the page allows no inline script.
(() => {
  var root = document.documentElement;
  var choice = null;
  var language = null;
  var token = null;
  try {
    choice = localStorage.getItem('foreglow.color-scheme');
    language = localStorage.getItem('foreglow.language');
    token = localStorage.getItem('foreglow.api-token');
  } catch {
    // Storage may be forbidden; the system's settings decide then.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.lang = language === 'de' || language === 'en' ? language : /^de\b/i.test(navigator.language) ? 'de' : 'en';
  document.querySelector('meta[name="theme-color"]').setAttribute('content', dark ? '#121120' : '#FAF8F4');

  // The files of the first screen, all at once. The development server's page names none.
  var list = document.getElementById('first-files');
  if (!list) return;
  var files = JSON.parse(list.textContent);
  var german = root.lang === 'de';
  var wanted = german ? files.de : files.en;
  if (token) wanted = wanted.concat(files.signedIn, german ? files.signedInDe : files.signedInEn);
  if (token && /^\/projects\/[^/]+\/cards/.test(location.pathname)) wanted = wanted.concat(files.cards);
  for (const file of wanted) {
    const link = document.createElement('link');
    const style = /\.css$/.test(file);
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
})();
