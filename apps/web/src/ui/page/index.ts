export { BackLink } from './back-link.tsx';
export { BackRow } from './back-row.tsx';
export { Page, PageHeader, Section } from './page.tsx';
