import styles from './visually-hidden.module.css';

/** The class of content that is in the page without being visible, mostly text for screen readers. */
export const { visuallyHidden = '' } = styles;
