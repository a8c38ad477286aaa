import styles from './method-name.module.css';

/** The method of a call in its colour. */
export function MethodName({ method }: { method: string }) {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  );
}
