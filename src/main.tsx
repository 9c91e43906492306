import './index.css';
import { launch } from './app/launch';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const { recovery } = window;
const start = () => launch(root);
if (recovery) recovery.hasStarted = true;
(recovery?.attempt(start) ?? start()).catch((error: unknown) => {
  console.error('The app could not start:', error);
});
