// Runs before the first paint: sets colours and language, and requests what the first screen needs.
(() => {
  var root = document.documentElement;
  var choice = null;
  var language = null;
  var token = null;
  var isCompact = false;
  try {
    choice = localStorage.getItem('foreglow.color-scheme');
    language = localStorage.getItem('foreglow.language');
    token = localStorage.getItem('foreglow.api-token');
    // Who is signed in is not known yet.
    isCompact = Object.keys(localStorage).some((key) => key.startsWith('foreglow.density.'));
  } catch {
    // Storage may be forbidden; then the system's settings apply.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.lang = language === 'de' || language === 'en' ? language : /^de\b/i.test(navigator.language) ? 'de' : 'en';
  document.querySelector('meta[name="theme-color"]').setAttribute('content', dark ? '#121120' : '#FAF8F4');

  // A script of the application could not be loaded.
  addEventListener(
    'error',
    ({ target }) => {
      if (target.type === 'module') document.getElementById(`failed-${root.lang}`).hidden = false;
    },
    true,
  );

  // What the first screen needs, all at the same time. The page of the development server lists no files.
  var list = document.getElementById('first-files');
  if (!list) return;
  var files = JSON.parse(list.textContent);
  var [, part, slug, place, card] = location.pathname.split('/');
  var showsCards = part === 'projects' && place === 'cards';
  var add = (given) => document.head.append(Object.assign(document.createElement('link'), given));
  var answers = new Map();
  // The calls come first: few bytes are sent, and the picture is known only once the cards are.
  if (token && /^[!-~]+$/.test(token)) {
    // lib/http sends this cookie as a header.
    if (!/XSRF-TOKEN=/.test(document.cookie)) askAhead();
    new Worker('/warm-formats.js', { name: root.lang });
  }
  var wanted = [files.page];
  if (token) {
    wanted.push(files.signedIn);
    // A card that is open over the list has an address of its own.
    if (part === 'projects' && (showsCards || card === undefined) && Object.hasOwn(files.screens, place)) {
      wanted.push(files.screens[place]);
    }
  }
  for (const { all, [root.lang]: texts } of wanted) {
    for (const file of all.concat(texts)) {
      if (/\.css$/.test(file)) add({ rel: 'preload', as: 'style', crossOrigin: '', href: file });
      else add({ rel: 'modulepreload', crossOrigin: '', href: file });
    }
  }

  // lib/http/early.ts passes on these responses.
  function askAhead() {
    window.foreglowEarly = { token, since: performance.now(), answers };
    var isNew = !history.state;
    var site = document.getElementById('config');
    var theme = site ? JSON.parse(site.textContent).theme : 'default';
    var ask = (path) => {
      const headers = { Accept: 'application/vnd.api+json', Authorization: `Bearer ${token}`, 'x-theme': theme };
      answers.set(path, fetch(path, { headers }));
      answers.get(path).catch(() => {});
    };
    ask('/v1/me');
    if (part === 'w' && slug) ask(`/v1/workspaces/${slug}`);
    // A card that is open over the list is read first.
    if (part !== 'projects' || !slug || (showsCards && card !== undefined)) return;
    var project = `/v1/projects/${slug}`;
    ask(project);
    if (place === 'brief') ask(`${project}/brief`);
    if (!showsCards || location.search) return;
    var cards = `${project}/cards?${files.firstCards}`;
    ask(cards);
    // The largest picture on a phone, as wide as the page. Compact cards have a small one.
    if (innerWidth > 550 || isCompact) return;
    answers
      .get(cards)
      .then((answer) => answer.clone().json())
      .then(({ data }) => showPicture(data[0].attributes.attachment.thumbnails, isNew))
      .catch(() => {});
  }

  // Shows the picture of the first card until the first screen is complete (app/shell/use-first-screen.ts), unless the
  // list has drawn it already. A page that is loaded again has a state and may be scrolled: there it is only requested.
  function showPicture({ tile, small }, isNew) {
    var picture = Object.assign(new Image(), {
      className: 'first-picture',
      alt: '',
      fetchPriority: 'high',
      sizes: `${innerWidth - 32}px`,
      srcset: [tile, small].map(({ url, width }) => `${url} ${width}w`).join(),
    });
    if (isNew && window.foreglowEarly && !document.querySelector('[data-index]')) document.body.append(picture);
  }
})();
