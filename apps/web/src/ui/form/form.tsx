import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

/** A column of fields. */
export function Form({ children, ...rest }: Omit<ComponentProps<'form'>, 'className'>) {
  return (
    <form {...rest} className={styles.form}>
      {children}
    </form>
  );
}

/** The buttons under the fields, the main one first. In a dialog they stay visible while the fields scroll. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-foot>
      {children}
    </div>
  );
}

/** Why sending the form failed. */
export function FormFailure({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className={styles.failure}>
      {message}
    </div>
  );
}

/** A section with a separate action below a form: moving, deleting. */
export function FormSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
