export { Badge } from './badge.tsx';
export { LongRows } from './long-rows.tsx';
export { Row, RowSkeletons, Rows } from './rows.tsx';
export { useSeen } from './use-seen.ts';
