// The script of a chapter's page: what the chapter shows, and nothing of the others.
import './guess-switch.ts';
import { loads } from 'virtual:laboratories/each';
import { onApproach } from './on-approach.ts';
import { carry } from './carry.ts';
import './open-for-class.ts';
import './place.ts';
import './tab-stops.ts';

onApproach(loads);
carry();

// A model that was chosen for all laboratories stands in the address; where <dk-models> is not, somebody else has to tell them.
if (location.hash.includes('&models.everywhere=') && !document.querySelector('dk-models'))
  void import('./chosen-in-address.ts').then(({ chooseIn }) => chooseIn(location.hash));
