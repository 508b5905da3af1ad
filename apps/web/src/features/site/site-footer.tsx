import { PRODUCT_NAME, PRODUCT_TAGLINE } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { Logo } from '../../domain/product/logo.tsx';
import styles from './site-footer.module.css';

/** The footer of every public page. A group lists only pages that exist. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.about}>
          <Logo />
          <p>{PRODUCT_TAGLINE}</p>
        </div>
        <nav className={styles.groups} aria-label="Footer">
          <div>
            <h2>Product</h2>
            <Link to="/" hash="features">
              Features
            </Link>
            <Link to="/" hash="pricing">
              Pricing
            </Link>
          </div>
          <div>
            <h2>Company</h2>
            <Link to="/" hash="faq">
              FAQs
            </Link>
          </div>
          <div>
            <h2>Resources</h2>
            <Link to="/pages/how-it-works">How it Works</Link>
            <a href="/api/docs">API</a>
          </div>
        </nav>
      </div>
      <div className={styles.end}>
        <span>
          © {new Date().getFullYear()} {PRODUCT_NAME}. Apache License 2.0.
        </span>
        <span>Proudly made in Chicago</span>
      </div>
    </footer>
  );
}
