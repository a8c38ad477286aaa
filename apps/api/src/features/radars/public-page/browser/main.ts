import { followAddress } from './choosing.ts';
import { filterBy } from './filtering.ts';
import { answerEachOther, makeOneStop } from './pointing.ts';
import { restoreTheme, switchTheme } from './theme.ts';
import { beginInTheMiddle, closeMenu, keepView } from './views.ts';

restoreTheme();

document.addEventListener('DOMContentLoaded', () => {
  document.documentElement.classList.add('runs');
  for (const part of document.querySelectorAll<HTMLElement>('.scripted')) part.hidden = false;
  switchTheme(document.querySelector('.theme'));
  beginInTheMiddle(document.querySelector('.enlarge'));
  keepView(document.querySelector('.views'));
  closeMenu(document.querySelector('.downloads'));
  followAddress();
  answerEachOther();
  makeOneStop();
  const form = document.querySelector<HTMLFormElement>('.filters');
  if (form) filterBy(form);
});
