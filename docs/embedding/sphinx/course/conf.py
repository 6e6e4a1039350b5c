project = "Attention, a course"
html_title = project
html_theme = "alabaster"
html_static_path = ["_static"]

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "_ext"))
extensions = ["sqrt_dk"]
