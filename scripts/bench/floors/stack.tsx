import { Hero } from './Hero';
import { show } from './show';
import { stackOf } from './stackOf';

show(stackOf(Hero));
