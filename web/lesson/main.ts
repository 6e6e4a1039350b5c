// The page's script: registers its elements.
import '../elements/dk-opening/define.ts';
import '../elements/dk-worked-example/define.ts';
import '../elements/dk-variance/define.ts';
import './rail.ts';
