import { useMe } from '../../features/auth/index.ts';
import { Avatar } from '../../ui/marks/index.ts';
import { useOnDemand } from '../../ui/on-demand/index.ts';
import styles from './shell.module.css';

const loadItems = () => import('./user-items.tsx');

/** The menu of the signed-in user: language, appearance, logging out. */
export function UserMenu() {
  const me = useMe();
  const { Panel, target, panel } = useOnDemand('menu', loadItems);
  return (
    <>
      <button type="button" className={styles.user} {...target}>
        <Avatar name={me?.name ?? ''} picture={me?.picture} size={28} />
        <span>
          <b dir="auto">{me?.name}</b>
          <small>{me?.email}</small>
        </span>
      </button>
      {Panel && <Panel {...panel} />}
    </>
  );
}
