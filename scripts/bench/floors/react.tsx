import { Hero } from './Hero';
import { show } from './show';

show(<Hero />);
