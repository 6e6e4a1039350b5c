// The worker's script. What it answers, and how, stands with what page and worker say to each other.
import { serve } from './protocol.ts';

serve();
