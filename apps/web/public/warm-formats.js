// Run in a worker by first-paint.js. The browser loads its data on dates and numbers once for all threads of a page,
// which takes a slow phone 200 ms. They are ready when the first card is rendered.
var date = { day: 'numeric', month: 'short' };
for (const options of [date, { ...date, year: 'numeric' }, { year: 'numeric' }]) {
  new Intl.DateTimeFormat(name, options).format();
}
new Intl.DateTimeFormat().resolvedOptions();
new Intl.NumberFormat(name).format(1);
new Intl.RelativeTimeFormat(name, { numeric: 'auto' }).format(-1, 'day');
'a'.localeCompare('b', name);
close();
