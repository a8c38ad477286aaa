/** Stems that common passwords of ten and more characters are made of. */
const commonStems = [
  'password',
  'passwort',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'letmein',
  'iloveyou',
  'welcome',
  'willkommen',
  'administrator',
  'admin',
  'changeme',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'trustno1',
  'startrek',
  'starwars',
  'michael',
  'master',
  'monkey',
  'dragon',
  'hallo',
  'foreglow',
];

/**
 * Says why a chosen password is too easy to guess, or undefined when it is not: the e-mail itself or its name, one
 * character or a short group repeated, a run along the keyboard or the digits, a common password with digits and
 * marks around it.
 */
export function passwordWeakness(password: string, email: string): string | undefined {
  const lower = password.toLowerCase();
  const [local = ''] = email.toLowerCase().split('@');
  const name = stripped(local);
  if (lower === email.toLowerCase() || (name.length >= 3 && stripped(lower) === name)) {
    return 'The password must not be the e-mail address.';
  }
  const weak = isRepetition(lower) || isRun(lower) || commonStems.includes(stripped(plainLetters(lower)));
  return weak ? 'This password is too easy to guess.' : undefined;
}

/** The password without digits and marks at both ends. */
const stripped = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '');

const plainLetters = (text: string): string =>
  text
    .replace(/@/g, 'a')
    .replace(/0(?=[a-z])/g, 'o')
    .replace(/\$/g, 's')
    .replace(/3(?=[a-z])/g, 'e')
    .replace(/1(?=[a-z])/g, 'i');

const isRepetition = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/.test(text);

const runs = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];
const isRun = (text: string): boolean => runs.some((run) => run.includes(text));
