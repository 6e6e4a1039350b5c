project = "Attention, a course"
html_theme = "alabaster"
html_static_path = ["_static"]
html_js_files = [("sqrt-dk/sqrt-dk.js", {"type": "module"})]
