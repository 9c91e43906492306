import type { Menus } from '../menus/menus';

export const demoMenus: Menus = {
  header: [
    { id: 'header-home', label: 'Home', link: '/', type: 'internal' },
    { id: 'header-visa-types', label: 'Visa Types', link: '/visa-types', type: 'internal' },
    { id: 'header-blog', label: 'Blog', link: '/blog', type: 'internal' },
    { id: 'header-about', label: 'About', link: '/about', type: 'internal' },
    { id: 'header-contact', label: 'Contact', link: '/contact-us', type: 'internal' },
  ],
  footer: [
    { id: 'footer-about', label: 'About us', link: '/about', type: 'internal' },
    { id: 'footer-track', label: 'Track an application', link: '/track', type: 'internal' },
    { id: 'footer-contact', label: 'Send a message', link: '/contact', type: 'internal' },
  ],
};
