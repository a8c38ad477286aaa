// Runs before the first paint, so that nobody who works in the dark is flashed with white, and the page's
// language is right for screen readers. It is a file of its own because the page allows no inline script.
(() => {
  var root = document.documentElement;
  var choice = null;
  var language = null;
  try {
    choice = localStorage.getItem('foreglow.color-scheme');
    language = localStorage.getItem('foreglow.language');
  } catch {
    // Storage may be forbidden; the system's settings decide then.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  document.querySelector('meta[name="theme-color"]').setAttribute('content', dark ? '#121120' : '#FAF8F4');
  root.lang = language === 'de' || language === 'en' ? language : /^de\b/i.test(navigator.language) ? 'de' : 'en';
})();
