import { useMe } from '#features/auth/components/use-me.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { useOnDemand } from '#ui/on-demand/use-on-demand.ts';
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
