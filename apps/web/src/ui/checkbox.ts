import styles from './checkbox.module.css';

/** The class of a checkbox: the browser's own are filled grey in the dark and look as if they could not be ticked. */
export const checkbox = styles.checkbox ?? '';
