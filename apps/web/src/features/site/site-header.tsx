import { IconMenu2, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Logo } from '../../domain/product/logo.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ColorSchemeButton } from '../../ui/color-scheme-button.tsx';
import { AccountLinks } from './account-links.tsx';
import { LanguageLinks } from './language-links.tsx';
import * as messages from './messages.ts';
import styles from './site-header.module.css';

const current = { className: styles.current };

/** The header of every public page; on a phone its links open from one button and close on Escape. */
export function SiteHeader() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      document.getElementById('site-menu-button')?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home} onClick={close}>
          <Logo />
        </Link>
        <div className={styles.tools}>
          {import.meta.env.HAS_OTHER_LANGUAGES && <LanguageLinks />}
          <ColorSchemeButton />
          <Button
            id="site-menu-button"
            className={styles.toggle}
            look="quiet"
            isIcon
            aria-label={isOpen ? messages.closeMenu : messages.openMenu}
            aria-expanded={isOpen}
            aria-controls="site-menu"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <IconX size={20} stroke={1.75} /> : <IconMenu2 size={20} stroke={1.75} />}
          </Button>
        </div>
        <div id="site-menu" className={classNames(styles.menu, isOpen && styles.open)}>
          <nav className={styles.links} aria-label={messages.main}>
            <Link
              to="/"
              activeProps={current}
              activeOptions={{ exact: true, includeHash: true }}
              onClick={close}
            >
              {messages.home}
            </Link>
            <Link to="/pages/$slug" params={{ slug: 'about-us' }} activeProps={current} onClick={close}>
              {messages.aboutUs}
            </Link>
            <Link to="/pages/how-it-works" activeProps={current} onClick={close}>
              {messages.howItWorks}
            </Link>
            <Link
              to="/"
              hash="pricing"
              activeProps={current}
              activeOptions={{ exact: true, includeHash: true }}
              onClick={close}
            >
              {messages.pricing}
            </Link>
            <AccountLinks part="dashboard" onNavigate={close} />
          </nav>
          <div className={styles.account}>
            <AccountLinks part="account" onNavigate={close} />
          </div>
        </div>
      </div>
    </header>
  );
}
