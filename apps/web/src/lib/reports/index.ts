export { reportFailure, reportTo } from './failures.ts';
