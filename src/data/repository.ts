import * as application from '@/content/application';
import * as contactMessage from '@/content/contactMessage';
import * as menu from '@/content/menus';
import * as page from '@/content/page';
import * as post from '@/content/post';
import * as section from '@/content/section';
import * as setting from '@/content/settings';
import * as visaCard from '@/content/visaCard';
import { collection } from './collection';
import { singleton } from './singleton';

/** Everything that the app keeps, by the names that the rest of the code uses. */
export const pages = collection(page.pages);
export const posts = collection(post.posts);
export const sections = collection(section.sections);
export const visaCards = collection(visaCard.visaCards);
export const applications = collection(application.applications);
export const contactMessages = collection(contactMessage.contactMessages);
export const settings = singleton(setting.settings);
export const menus = singleton(menu.menus);
